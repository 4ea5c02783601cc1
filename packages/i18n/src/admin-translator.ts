import type en from '../messages/admin/en.json'
import type { KeysOf, Values } from './translator.ts'

/** The dotted key of a text of the back office: `staff.title`. */
export type AdminMessageKey = KeysOf<typeof en>
export type AdminTranslator = (key: AdminMessageKey, values?: Values) => string
