import { storedText } from '@tsiran/app-kit/browser/stored'
import { useSyncExternalStore } from 'react'
import { themeEntry, themes, type Theme } from './theme-script.ts'

/** What one browser remembers for its person; nothing of it is worth a column. */
const theme = storedText('localStorage', themeEntry)
const density = storedText('localStorage', 'tsiran-admin-density')
const sidebar = storedText('localStorage', 'tsiran-admin-sidebar')

const readTheme = (): Theme => themes.find((name) => name === theme.read()) ?? 'auto'

export const useTheme = (): Theme => useSyncExternalStore(theme.subscribe, readTheme, () => 'auto')

export function chooseTheme(name: Theme): void {
  theme.write(name)
  document.documentElement.dataset['theme'] = name
}

export const densities = ['normal', 'dense'] as const
export type Density = (typeof densities)[number]

/** Rows of 40 px, or of 32. */
export const useDensity = (): Density =>
  useSyncExternalStore(
    density.subscribe,
    () => densities.find((name) => name === density.read()) ?? 'normal',
    () => 'normal',
  )
export const chooseDensity = (name: Density): void => density.write(name)

/** Whether the sidebar shows icons alone. */
export const useSidebarCollapsed = (): boolean =>
  useSyncExternalStore(
    sidebar.subscribe,
    () => sidebar.read() === 'collapsed',
    () => false,
  )
export const collapseSidebar = (collapsed: boolean): void =>
  sidebar.write(collapsed ? 'collapsed' : null)
