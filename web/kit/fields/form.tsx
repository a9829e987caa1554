import type { ComponentProps } from "react";

/**
 * A form that is answered by code. The server sends it before that code, and as a dialog's form it then sends nothing:
 * what was typed stays in its fields, and in no address (HTML, "form submission algorithm").
 */
export function Form(props: ComponentProps<"form">) {
  return <form noValidate method="dialog" {...props} />;
}
