import { useRouteLoaderData } from 'react-router'
import type { Channel } from '@tsiran/contract/content'
import type { loader } from '../routes/shell.tsx'

/** The shop's name and its public origin, `https://shop.example`; empty where the shell itself could not be loaded. */
export function useShop(): { name: string; origin: string } {
  const shell = useRouteLoaderData<typeof loader>('routes/shell')
  return { name: shell?.channel.name ?? '', origin: shell?.origin ?? '' }
}

/** How the shop is reached; undefined where the shell itself could not be loaded. */
export const useContact = (): Channel['contact'] | undefined => useRouteLoaderData<typeof loader>('routes/shell')?.channel.contact
