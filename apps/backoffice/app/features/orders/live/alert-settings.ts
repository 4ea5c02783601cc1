import { storedText, type StoredText } from '@tsiran/app-kit/browser/stored'
import { useSyncExternalStore } from 'react'

/** What a new order does on this device beside its place in the list: nothing until the person asks for it. */
const sound = storedText('localStorage', 'tsiran-admin-order-sound')
const badge = storedText('localStorage', 'tsiran-admin-order-badge')

const useSetting = (setting: StoredText): boolean =>
  useSyncExternalStore(setting.subscribe, () => setting.read() === 'on')

/** Whether a sound rings, also in a tab in the background. */
export const useOrderSound = (): boolean => useSetting(sound)
/** Whether a tab in the background counts new orders in its title too. */
export const useOrderBadge = (): boolean => useSetting(badge)
export const chooseOrderSound = (on: boolean): void => sound.write(on ? 'on' : null)
export const chooseOrderBadge = (on: boolean): void => badge.write(on ? 'on' : null)
