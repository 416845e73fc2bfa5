/** Before the key of a group in the browser's storage. */
export const tabKeyPrefix = "tab:";

/** Runs at the end of the body, before the first paint: shows the remembered choices, so that nothing jumps. */
export const tabChoiceScript = `try{document.querySelectorAll("input[data-tab-group]").forEach(function(i){if(localStorage.getItem("${tabKeyPrefix}"+i.dataset.tabGroup)===i.value)i.checked=true})}catch(e){}`;
