/** Line shapes on a 24 by 24 grid. */
const shapes = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  chevron: "M9 6l6 6-6 6",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L20 20",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  outside: "M8 6h10v10M18 6L6 18",
  page: "M14 4H7v16h10V7zM14 4v3h3",
  back: "M15 6l-6 6 6 6",
} as const;

export interface IconProps {
  readonly name: keyof typeof shapes;
  /** Accessible name, for an icon without text next to it. Without a label, screen readers skip the icon. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** An icon next to text or in a named button. */
export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : "icon"}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
