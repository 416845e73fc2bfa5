/** Widest screen with the mobile layout, in CSS pixels. The style sheets spell it too: media queries take no variables. */
export const mobileBreakpoint = 996;

export const desktopQuery = `(min-width: ${mobileBreakpoint + 1}px)`;
