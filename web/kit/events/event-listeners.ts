import type { ServerEvent } from "#contract/events.ts";

type EventType = ServerEvent["type"];
type EventOf<Type extends EventType> = Extract<ServerEvent, { type: Type }>;

/** Runs the listener for every event of this type until the returned function is called. */
export type OnEvent = <Type extends EventType>(
  type: Type,
  listener: (event: EventOf<Type>) => void,
) => () => void;

export interface EventListeners {
  on: OnEvent;
  /** Calls each listener separately: an error in one is reported and does not stop the others. */
  emit(event: ServerEvent): void;
}

export function createEventListeners(): EventListeners {
  const listeners = new Set<(event: ServerEvent) => void>();
  return {
    on(type, listener) {
      const own = (event: ServerEvent) => {
        if (isOf(event, type)) listener(event);
      };
      listeners.add(own);
      return () => listeners.delete(own);
    },
    emit(event) {
      for (const listener of [...listeners]) {
        try {
          listener(event);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}

function isOf<Type extends EventType>(event: ServerEvent, type: Type): event is EventOf<Type> {
  return event.type === type;
}
