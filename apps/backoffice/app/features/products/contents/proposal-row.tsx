import { contentUnits, type ContentUnit } from '@tsiran/contract/admin/product-choices'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { controlClass } from '@tsiran/ui/control'
import { parseWholeNumber } from '@tsiran/ui/number-fields/whole-number'
import { Select } from '@tsiran/ui/select'
import { Link } from 'react-router'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { productPath } from '../paths.ts'
import { textOf } from '../text-of.ts'
import type { ContentsTableProps } from './contents-table.tsx'

/** Classes of the table's checkboxes. */
export const boxClass = 'size-5 cursor-pointer accent-leaf disabled:cursor-not-allowed'
const maxAmount = 1_000_000

type RowProps = Pick<ContentsTableProps, 'mayWrite'> &
  Pick<ContentsTableProps['contents'], 'edit'> & {
    row: ContentsTableProps['contents']['rows'][number]
  }

/** The proposed content of one variant. */
export function ProposalRow({ row: { proposal, reviewed }, mayWrite, edit }: RowProps) {
  const t = useMessages()
  const locale = useLocale()
  const { variant_id, product_id, sku } = proposal
  const name = textOf(proposal.name, locale)
  return (
    <tr className="border-b border-line last:border-0">
      <td className="p-2">
        <input
          type="checkbox"
          aria-label={t('contents.choose', { name: sku })}
          checked={reviewed.chosen}
          disabled={!mayWrite}
          onChange={({ target }) => edit(variant_id, { chosen: target.checked })}
          className={boxClass}
        />
      </td>
      <th scope="row" className="p-2 text-left font-normal wrap-anywhere">
        <Link to={productPath(product_id)} className="font-semibold text-leaf hover:underline">
          {name || sku}
        </Link>
        <span className="block text-sm text-muted">{sku}</span>
      </th>
      <td className="w-40 p-2 sm:w-72">
        <div className="grid gap-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <input
            aria-label={t('contents.amountOf', { name: sku })}
            aria-invalid={reviewed.chosen && !reviewed.content_amount ? true : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={reviewed.content_amount ?? ''}
            disabled={!mayWrite}
            onChange={({ target }) => {
              const amount = parseWholeNumber(target.value)
              if (amount === undefined || (amount !== null && amount > maxAmount)) return
              edit(variant_id, { content_amount: amount, chosen: true })
            }}
            className={`${controlClass} text-right tabular-nums`}
          />
          <Select
            aria-label={t('contents.unitOf', { name: sku })}
            value={reviewed.content_unit}
            disabled={!mayWrite}
            onChange={({ target }) =>
              edit(variant_id, { content_unit: target.value as ContentUnit, chosen: true })
            }
          >
            {contentUnits.map((unit) => (
              <option key={unit} value={unit}>
                {t(`products.contentUnits.${unit}`)}
              </option>
            ))}
          </Select>
        </div>
      </td>
    </tr>
  )
}
