import { browserStorage, isText } from '#platform/storage.ts'

const KEY = 'studio.operator'
const VERSION = 1

/** The name that an operator last published under, on this device. */
export const operatorName = {
  read: (): string => browserStorage().read(KEY, VERSION, isText) ?? '',
  keep: (name: string): void => browserStorage().write(KEY, VERSION, name),
}
