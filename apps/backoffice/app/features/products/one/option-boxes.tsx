import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Skeleton } from '@tsiran/ui/skeleton'
import { attributeQuery } from '../product-queries.ts'
import { textOf } from '../text-of.ts'

interface OptionBoxesProps {
  id: number
  chosen: readonly number[]
  /** The chosen options in the attribute's order, and the codes of all of them. */
  onChange: (options: number[], codes: ReadonlyMap<number, string>) => void
}

export function OptionBoxes({ id, chosen, onChange }: OptionBoxesProps) {
  const locale = useLocale()
  const { data } = useQuery(attributeQuery(id))
  if (!data) return <Skeleton className="h-16" />
  const codes = new Map(data.options.map((option) => [option.id, option.code]))
  const toggle = (option: number) => {
    const next = new Set(chosen)
    if (!next.delete(option)) next.add(option)
    onChange(
      data.options.map((one) => one.id).filter((one) => next.has(one)),
      codes,
    )
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{textOf(data.label, locale)}</legend>
      <ul className="grid max-h-56 gap-x-4 overflow-y-auto sm:grid-cols-3">
        {data.options.map((option) => (
          <li key={option.id}>
            <label className="flex min-h-10 cursor-pointer items-center gap-2.5 max-md:min-h-11">
              <input
                type="checkbox"
                checked={chosen.includes(option.id)}
                onChange={() => toggle(option.id)}
                className="size-5 shrink-0 cursor-pointer accent-leaf"
              />
              {textOf(option.label, locale)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
