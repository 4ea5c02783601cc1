import type { Translated } from './shared.ts'

export interface ChannelsTable {
  id: number
  name: Translated
  meta_title: Translated
  phone: string
  email: string
  address: Translated
}
