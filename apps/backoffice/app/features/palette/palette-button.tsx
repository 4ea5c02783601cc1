import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { useTypedAhead } from '@tsiran/ui/command-palette/typed-ahead'
import { useShortcuts } from '@tsiran/ui/shortcuts/use-shortcuts'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useCan } from '../session/me-query.ts'
import { paletteProviders } from './providers.ts'

const CommandPalette = lazyPart(
  async () => (await import('@tsiran/ui/command-palette/command-palette')).CommandPalette,
)

/** Opens the palette; so does Ctrl-K anywhere. Its code loads with the first look. */
export function PaletteButton() {
  const t = useMessages()
  const can = useCan()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const providers = useMemo(
    () => paletteProviders({ t, can, go: (path) => void navigate(path) }),
    [t, can, navigate],
  )
  const typed = useTypedAhead()
  const show = () => {
    if (!open) typed.start()
    setWanted(true)
    setOpen(true)
  }
  const close = () => {
    typed.take()
    setOpen(false)
  }
  useShortcuts({ 'mod+k': show })
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={show}
        className="flex h-11 cursor-pointer items-center gap-2 rounded-control border border-line px-3 text-muted hover:border-leaf hover:text-ink md:w-72"
      >
        <IconSearch size={18} aria-hidden className="shrink-0" />
        <span className="truncate max-md:sr-only">{t('palette.open')}</span>
        <kbd aria-hidden className="ml-auto hidden font-sans text-sm md:block">
          Ctrl K
        </kbd>
      </button>
      {wanted && (
        <CommandPalette
          open={open}
          onClose={close}
          providers={providers}
          takeTyped={typed.take}
          onFailed={() => {
            close()
            setWanted(false)
          }}
        />
      )}
    </>
  )
}
