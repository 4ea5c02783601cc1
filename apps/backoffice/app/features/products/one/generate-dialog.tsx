import { useQuery } from '@tanstack/react-query'
import { maxVariants } from '@tsiran/contract/admin/product-choices'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { LoadPart } from '../../shell/load-part.tsx'
import { attributesQuery } from '../product-queries.ts'
import { textOf } from '../text-of.ts'
import { OptionBoxes } from './option-boxes.tsx'
import { useGeneratedVariants } from './use-generated-variants.ts'

/** Chooses attributes and options, and makes a variant of each combination. Those that are there stay. */
export function GenerateDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const locale = useLocale()
  const attributes = useQuery(attributesQuery)
  const { chosen, count, next, choose, toggle, make } = useGeneratedVariants()
  return (
    <Dialog open onClose={onClose} title={t('products.chooseOptions')} wide>
      <div className="grid gap-4">
        <LoadPart query={attributes}>
          {(all) => (
            <ul className="flex flex-wrap gap-2">
              {all
                .filter(({ configurable }) => configurable)
                .map(({ id, label }) => (
                  <li key={id}>
                    <button
                      type="button"
                      aria-pressed={chosen.has(id)}
                      onClick={() => toggle(id)}
                      className="min-h-10 cursor-pointer rounded-full border border-edge px-3.5 hover:border-leaf aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:font-semibold max-md:min-h-11"
                    >
                      {textOf(label, locale)}
                    </button>
                  </li>
                ))}
            </ul>
          )}
        </LoadPart>
        {[...chosen].map(([id, options]) => (
          <OptionBoxes key={id} id={id} chosen={options} onChange={(later) => choose(id, later)} />
        ))}
        <p aria-live="polite" className="text-muted">
          {count > maxVariants
            ? t('products.tooManyVariants', { count, most: maxVariants })
            : t('products.willBe', {
                count,
                added: next?.added ?? 0,
                removed: next?.removed ?? 0,
              })}
        </p>
        <div className="flex justify-end">
          <Button
            onClick={() => {
              make()
              onClose()
            }}
            disabled={!next}
          >
            {t('products.makeVariants')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
