import { Autocomplete } from '@base-ui/react/autocomplete'
import type { PaletteItem } from './use-palette-search.tsx'

/** An entry of the palette. */
export function PaletteRow({ item, onChoose }: { item: PaletteItem; onChoose: () => void }) {
  const { label, note, icon: Icon, keys, run } = item
  return (
    <Autocomplete.Item
      value={item}
      onClick={() => {
        onChoose()
        run()
      }}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 select-none data-highlighted:bg-leaf-soft"
    >
      {Icon && (
        <span className="shrink-0 text-leaf">
          <Icon size={20} aria-hidden />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block">{label}</span>
        {note && <span className="block text-sm text-muted">{note}</span>}
      </span>
      {keys && (
        <kbd className="shrink-0 rounded-md border border-edge px-1.5 font-sans text-sm text-muted">
          {keys}
        </kbd>
      )}
    </Autocomplete.Item>
  )
}
