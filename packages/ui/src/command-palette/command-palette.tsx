import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { Spinner } from '../spinner.tsx'
import {
  usePaletteSearch,
  type PaletteGroup,
  type PaletteItem,
  type PaletteProvider,
} from './use-palette-search.tsx'
import { PaletteRow } from './palette-row.tsx'

interface CommandPaletteProps {
  open: boolean
  onClose: () => void
  /** The same array in every rendering. */
  providers: readonly PaletteProvider[]
  /** Returns what was typed before the field had the focus. */
  takeTyped: () => string
}

/** A window to go anywhere and do anything from the keyboard. */
export function CommandPalette({ open, onClose, providers, takeTyped }: CommandPaletteProps) {
  const { palette: texts } = useBlockTexts()
  const [query, setQuery] = useState('')
  const { answered, groups, pending, failed } = usePaletteSearch(providers, query, open)
  // Enter was pressed before the typed text was answered: its first item is chosen as soon as there is one.
  const [isHurried, setIsHurried] = useState(false)
  const close = () => {
    onClose()
    setQuery('')
    setIsHurried(false)
  }
  const first = answered === query ? groups[0]?.items[0] : undefined
  const choose = useEffectEvent((item: PaletteItem) => {
    close()
    item.run()
  })
  useEffect(() => {
    if (isHurried && first) choose(first)
  }, [isHurried, first])
  const empty = groups.length === 0 && pending === 0
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 min-h-dvh bg-shade/45 transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0 motion-reduce:transition-none" />
        <Dialog.Popup className="fixed inset-x-3.5 top-[8dvh] z-50 mx-auto flex max-h-[70dvh] max-w-xl flex-col overflow-hidden rounded-card border border-line bg-card text-ink shadow-xl shadow-shade/25 outline-none transition duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0 motion-reduce:transition-none">
          <Dialog.Title className="sr-only">{texts.title}</Dialog.Title>
          <Autocomplete.Root<PaletteGroup[]>
            inline
            open
            items={groups.map((group) => ({ ...group, value: group.id }))}
            filter={null}
            mode="none"
            value={query}
            onValueChange={(text, { reason }) => {
              if (reason === 'item-press') return
              setQuery(text)
              setIsHurried(false)
            }}
            itemToStringValue={(item: PaletteItem) => item.label}
            autoHighlight="always"
            keepHighlight
          >
            <div className="flex items-center gap-3 border-b border-line px-4">
              {pending > 0 ? (
                <Spinner />
              ) : (
                <IconSearch size={20} aria-hidden className="shrink-0 text-muted" />
              )}
              <Autocomplete.Input
                aria-label={texts.title}
                placeholder={texts.placeholder}
                onFocus={() => {
                  const typed = takeTyped()
                  if (typed) setQuery((present) => present + typed)
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || answered === query) return
                  event.preventBaseUIHandler()
                  setIsHurried(true)
                }}
                className="h-14 w-full min-w-0 bg-transparent text-base outline-none placeholder:text-muted"
              />
            </div>
            <p role="status" className={empty ? 'px-4 py-6 text-center text-muted' : 'sr-only'}>
              {empty && (failed ? texts.failed : texts.nothing)}
            </p>
            <Autocomplete.List className="overflow-y-auto overscroll-contain p-1.5 empty:hidden">
              {(group: PaletteGroup) => (
                <Autocomplete.Group key={group.id} items={group.items}>
                  <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-sm font-semibold text-muted">
                    {group.title}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: PaletteItem) => (
                      <PaletteRow key={item.id} item={item} onChoose={close} />
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
