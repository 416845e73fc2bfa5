import type { ButtonHTMLAttributes } from "react";
import * as styles from "./Button.module.css";

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "type"> {
  readonly type?: "button" | "submit";
}

/** A primary button, for what the reader most likely wants to do next; use it once per place. */
export function Button({ type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={styles.root} {...rest} />;
}
