/** Widest screen with the mobile layout, in CSS pixels. The style sheets repeat it, because media queries cannot use variables. */
export const mobileBreakpoint = 996;

export const desktopQuery = `(min-width: ${mobileBreakpoint + 1}px)`;
