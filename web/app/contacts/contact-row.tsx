import { Pencil, Phone, Star, Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import type { Contact } from "#contract/contacts/contact-book.ts";
import { Avatar } from "#web/kit/controls/avatar.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { leftToRight } from "#words/left-to-right.ts";
import { t } from "#words/translate.ts";
import { useRemoveContact, useSaveContact } from "./contact-changes.ts";

/** One contact: its numbers to call, and what changes it. */
export function ContactRow({ contact, onChange }: { contact: Contact; onChange: () => void }) {
  const save = useSaveContact();
  const remove = useRemoveContact();
  const { name, favourite, numbers } = contact;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <p className="break-words py-1.5 font-semibold">
            <bdi>{name}</bdi>
          </p>
          <ul>
            {numbers.map((one) => (
              <li key={one.number}>
                <CallLink name={name} {...one} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="ms-auto flex">
        <Button
          variant="quiet"
          size="small"
          aria-pressed={favourite}
          aria-label={t("{name} is a favourite", { name })}
          onClick={() => save.mutate({ ...contact, favourite: !favourite })}
          className="min-h-11"
        >
          <Star aria-hidden="true" className={classNames("size-5", favourite && "fill-current")} />
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t("Change {name}", { name })}
          onClick={onChange}
          className="min-h-11"
        >
          <Pencil aria-hidden="true" className="size-5" />
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t("Delete {name}", { name })}
          busy={remove.isPending}
          onClick={() => remove.mutate(contact)}
          className="min-h-11"
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </li>
  );
}

function CallLink({ name, number, label }: Contact["numbers"][number] & { name: string }) {
  const navigate = useNavigate();
  function openDialler(): void {
    drafts.keep("dial", { phoneNumber: formatNumber(number) });
    void navigate("/dashboard");
  }
  return (
    <button
      type="button"
      aria-label={
        label
          ? t("Call {name}, {label}, {number}", { name, label, number: leftToRight(formatNumber(number)) })
          : t("Call {name}, {number}", { name, number: leftToRight(formatNumber(number)) })
      }
      onClick={openDialler}
      className="figures -mx-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-accent text-sm hover:bg-accent-soft"
    >
      <Phone aria-hidden="true" className="size-4" />
      <bdi>{formatNumber(number)}</bdi>
      {label && <span className="text-ink-soft">{label}</span>}
    </button>
  );
}
