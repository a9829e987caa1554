import { Button, type ButtonProps } from "#web/kit/controls/button.tsx";
import { t } from "#words/translate.ts";

interface FormActionsProps extends Pick<ButtonProps, "variant" | "size" | "busy"> {
  submit: string;
  onCancel: () => void;
}

export function FormActions({ submit, size = "medium", onCancel, ...button }: FormActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" size={size} {...button}>
        {submit}
      </Button>
      <Button variant="quiet" size={size} onClick={onCancel}>
        {t("Cancel")}
      </Button>
    </div>
  );
}
