import { useMutation } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import {
  mostVoicemails,
  type ShownVoicemail,
  type VoicemailBox,
  voicemailMessages,
  voicemailRoutes,
} from "#contract/calls/voicemail.ts";
import { AddContactLink } from "#web/app/contacts/book/add-contact-link.tsx";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { saveFile } from "#web/kit/browser/save-file.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { Dialog } from "#web/kit/controls/dialog.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { formatDateTime, formatDay, formatDuration } from "#web/kit/wording/format.ts";
import { useCallNumber } from "#web/number/call-number.ts";
import { formatFarEnd } from "#web/number/phone-number.ts";
import { brandedFile } from "#words/branded-file.ts";
import { leftToRight } from "#words/formats.ts";
import { t } from "#words/translate.ts";
import { fetchMessage, Player } from "./audio.tsx";
import { useVoicemailChange } from "./use-voicemail-change.ts";

const notPlayed = (error: Error) => toast.error(serverMessage(error) ?? t(voicemailMessages.audioFailed));

export function MessagesCard({ messages }: Pick<VoicemailBox, "messages">) {
  const place = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<ShownVoicemail>();
  const mark = useVoicemailChange({
    change: ({ id, isRead }: Pick<ShownVoicemail, "id" | "isRead">) =>
      callApi(voicemailRoutes.mark, { params: { id }, body: { isRead } }),
    failed: t(voicemailMessages.changeFailed),
  });
  // One message is open at a time, so that no two are heard at once.
  const open = useMutation({
    mutationFn: ({ id }: ShownVoicemail) => fetchMessage(id),
    onSuccess: (_audio, { id, isRead }) => isRead || mark.mutate({ id, isRead: true }),
    onError: notPlayed,
  });
  return (
    <Card title={t("Messages")}>
      <div ref={place} tabIndex={-1} className="space-y-4 outline-none">
        {messages.length >= mostVoicemails && (
          <Alert tone="warn">
            {t("Your voicemail is full. Callers can leave a message again once you delete some.")}
          </Alert>
        )}
        {messages.length === 0 && (
          <EmptyState title={t("No messages yet")}>
            {t("They come from callers to your number.")}{" "}
            <TextLink to="/numbers">{t("A number of your own")}</TextLink>
          </EmptyState>
        )}
        {messages.length > 0 && (
          <ul aria-label={t("Messages")} className="divide-y divide-line">
            {messages.map((message) => (
              <MessageRow
                key={message.id}
                message={message}
                audio={open.variables?.id === message.id ? open.data : undefined}
                isOpening={open.isPending && open.variables.id === message.id}
                onOpen={() => open.mutate(message)}
                onMarkNew={() => mark.mutate({ id: message.id, isRead: false })}
                onDelete={() => setLeaving(message)}
              />
            ))}
          </ul>
        )}
      </div>
      {leaving && (
        <DeleteDialog
          message={leaving}
          onClose={() => setLeaving(undefined)}
          onDeleted={() => {
            setLeaving(undefined);
            // The button that opened the question is gone with its message.
            requestAnimationFrame(() => place.current?.focus({ preventScroll: true }));
          }}
        />
      )}
    </Card>
  );
}

interface MessageRowProps {
  message: ShownVoicemail;
  /** The sound while the message is open. */
  audio: Blob | undefined;
  isOpening: boolean;
  onOpen: () => void;
  onMarkNew: () => void;
  onDelete: () => void;
}

function MessageRow({ message, audio, isOpening, onOpen, onMarkNew, onDelete }: MessageRowProps) {
  const { id, number, leftAt, length_s, isRead, deletedAt } = message;
  const about = useId();
  const row = useRef<HTMLLIElement>(null);
  const name = useContactName(number);
  const callNumber = useCallNumber();
  const download = useMutation({
    mutationFn: () => fetchMessage(id),
    onSuccess: (file) =>
      saveFile(brandedFile(`voicemail-${leftAt.slice(0, 19).replace(/\D/g, "-")}.wav`), file, "audio/wav"),
    onError: notPlayed,
  });
  const small = { variant: "quiet", size: "small", "aria-describedby": about } as const;
  return (
    <li ref={row} tabIndex={-1} className="py-4 outline-none first:pt-0 last:pb-0">
      <div id={about}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="min-w-0 break-words font-semibold">{name ?? formatFarEnd(number)}</bdi>
          {!isRead && <Badge tone="accent">{t("New#message")}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          {name !== undefined && number !== null && (
            <>
              <bdi className="figures">{formatFarEnd(number)}</bdi> ·{" "}
            </>
          )}
          <time dateTime={leftAt}>{formatDateTime(leftAt)}</time> ·{" "}
          <bdi className="figures">{formatDuration(length_s)}</bdi> ·{" "}
          {t("Kept until {date}", { date: formatDay(deletedAt) })}
        </p>
      </div>
      {audio && <Player isAsked audio={audio} label={messageFrom(name, number)} />}
      <div className="-ms-3 mt-2 flex flex-wrap items-center gap-1">
        {!audio && (
          <Button {...small} busy={isOpening} onClick={onOpen}>
            {t("Play")}
          </Button>
        )}
        <Button {...small} busy={download.isPending} onClick={() => download.mutate()}>
          {t("Download")}
        </Button>
        {number !== null && (
          <Button {...small} onClick={() => callNumber(number)}>
            {t("Call back")}
          </Button>
        )}
        {isRead && (
          <Button
            {...small}
            onClick={() => {
              // The button goes with the change.
              row.current?.focus({ preventScroll: true });
              onMarkNew();
            }}
          >
            {t("Mark as new")}
          </Button>
        )}
        <Button {...small} onClick={onDelete}>
          {t("Delete message")}
        </Button>
        {name === undefined && number !== null && (
          <span className="px-3">
            <AddContactLink number={number} />
          </span>
        )}
      </div>
    </li>
  );
}

function messageFrom(name: string | undefined, number: ShownVoicemail["number"]): string {
  return t("Message from {name}", { name: name ?? leftToRight(formatFarEnd(number)) });
}

interface DeleteDialogProps {
  message: ShownVoicemail;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteDialog({ message: { id, number, leftAt }, onClose, onDeleted }: DeleteDialogProps) {
  const name = useContactName(number);
  const remove = useVoicemailChange({
    change: () => callApi(voicemailRoutes.remove, { params: { id } }),
    failed: t(voicemailMessages.deleteFailed),
    done: t("The message has been deleted."),
    onDone: onDeleted,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Delete this message?")}
      description={
        <>
          {messageFrom(name, number)}, {formatDateTime(leftAt)}
        </>
      }
    >
      <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
        {t("Delete for good")}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {t("Cancel")}
      </Button>
    </Dialog>
  );
}
