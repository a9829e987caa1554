type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface AudioDevice {
  id: string;
  label: string;
}

/** The system's default device. */
export const systemDevice = "default";

/** A device chosen on this or an earlier visit. */
export function rememberedDevice(store: Store, key: string) {
  let wanted = store.getItem(key) ?? systemDevice;
  return {
    choose(id: string): void {
      wanted = id;
      if (id === systemDevice) store.removeItem(key);
      else store.setItem(key, id);
    },
    /** The chosen device while it is connected; otherwise the system's default. */
    among: (devices: readonly AudioDevice[]) =>
      devices.some(({ id }) => id === wanted) ? wanted : systemDevice,
  };
}
