import type { ButtonHTMLAttributes } from "react";
import * as styles from "./Button.module.css";

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "type"> {
  readonly type?: "button" | "submit";
}

/** The only primary button in its place, for what the reader most likely wants to do next. */
export function Button({ type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={styles.root} {...rest} />;
}
