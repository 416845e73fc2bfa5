/** Prefix of a tab group's key in the browser's storage. */
export const tabKeyPrefix = "tab:";

/** Script for the end of the body, before the first paint: applies the stored choices, so that nothing jumps. */
export const tabChoiceScript = `try{document.querySelectorAll("input[data-tab-group]").forEach(function(i){if(localStorage.getItem("${tabKeyPrefix}"+i.dataset.tabGroup)===i.value)i.checked=true})}catch(e){}`;
