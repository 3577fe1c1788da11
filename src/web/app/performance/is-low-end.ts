const FEW_CORES = 4;
const LITTLE_MEMORY_GB = 4;

/** Whether the device has few cores or little memory, as far as the browser tells. */
export function isLowEnd(device: { hardwareConcurrency?: number; deviceMemory?: number }): boolean {
  return (
    (device.hardwareConcurrency ?? Infinity) <= FEW_CORES ||
    (device.deviceMemory ?? Infinity) <= LITTLE_MEMORY_GB
  );
}
