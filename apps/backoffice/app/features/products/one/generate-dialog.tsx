import { useQuery } from '@tanstack/react-query'
import { maxVariants } from '@tsiran/contract/admin/product-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { attributesQuery } from '../product-queries.ts'
import { textOf } from '../text-of.ts'
import { combinations, variantsFor } from './combinations.ts'
import type { ProductValues } from './product-values.ts'
import { OptionBoxes } from './option-boxes.tsx'

/** The options that the variants of a form have, by attribute. */
function presentOptions({
  order,
  rows,
  super_attribute_ids,
}: ProductValues): Map<number, number[]> {
  const options = order.flatMap((row) => rows[row]!.options)
  return new Map(
    super_attribute_ids.map((id) => [
      id,
      [...new Set(options.filter((one) => one.attribute_id === id).map((one) => one.option_id))],
    ]),
  )
}

/** Chooses attributes and options, and makes a variant of each combination. Those that are there stay. */
export function GenerateDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const locale = useLocale()
  const { getValues, setValue, clearErrors } = useFormContext<ProductValues>()
  const { data: attributes } = useQuery(attributesQuery)
  const [chosen, setChosen] = useState(() => presentOptions(getValues()))
  const [codes, setCodes] = useState<ReadonlyMap<number, string>>(new Map())
  const wanted = combinations(
    [...chosen]
      .filter(([, option_ids]) => option_ids.length > 0)
      .map(([attribute_id, option_ids]) => ({ attribute_id, option_ids })),
  )
  const none = wanted.length === 1 && wanted[0]!.length === 0
  const count = none ? 0 : wanted.length
  const skuOf = (options: readonly { option_id: number }[]) =>
    [getValues('sku').trim(), ...options.map(({ option_id }) => codes.get(option_id) ?? option_id)]
      .filter(Boolean)
      .join('-')
      .toUpperCase()
      .slice(0, 100)
  const present = getValues()
  const next = count > 0 && count <= maxVariants ? variantsFor(present, wanted, skuOf) : null
  const make = () => {
    if (!next) return
    setValue(
      'super_attribute_ids',
      wanted[0]!.map(({ attribute_id }) => attribute_id),
      {
        shouldDirty: true,
      },
    )
    setValue('rows', { ...present.rows, ...next.rows }, { shouldDirty: true })
    setValue('order', next.order, { shouldDirty: true })
    clearErrors('order')
    onClose()
  }
  const toggleAttribute = (id: number) =>
    setChosen((earlier) => {
      const later = new Map(earlier)
      if (!later.delete(id)) later.set(id, [])
      return later
    })
  return (
    <Dialog open onClose={onClose} title={t('products.chooseOptions')} wide>
      <div className="grid gap-4">
        {!attributes && <Skeleton className="h-40" />}
        <ul className="flex flex-wrap gap-2">
          {attributes
            ?.filter(({ configurable }) => configurable)
            .map(({ id, label }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={chosen.has(id)}
                  onClick={() => toggleAttribute(id)}
                  className="min-h-10 cursor-pointer rounded-full border border-edge px-3.5 hover:border-leaf aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:font-semibold max-md:min-h-11"
                >
                  {textOf(label, locale)}
                </button>
              </li>
            ))}
        </ul>
        {[...chosen].map(([id, option_ids]) => (
          <OptionBoxes
            key={id}
            id={id}
            chosen={option_ids}
            onChange={(options, read) => {
              setChosen((earlier) => new Map(earlier).set(id, options))
              setCodes((earlier) => new Map([...earlier, ...read]))
            }}
          />
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
          <Button onClick={make} disabled={!next}>
            {t('products.makeVariants')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
