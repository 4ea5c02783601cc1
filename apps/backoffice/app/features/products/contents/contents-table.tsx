import { useMessages } from '../../../platform/i18n/language.tsx'
import type { useContents } from './use-contents.ts'
import { boxClass, ProposalRow } from './proposal-row.tsx'

export interface ContentsTableProps {
  contents: ReturnType<typeof useContents>
  mayWrite: boolean
}

/** Proposed contents of variants, each to be chosen and corrected. */
export function ContentsTable({ contents, mayWrite }: ContentsTableProps) {
  const t = useMessages()
  const { rows, chooseAll } = contents
  return (
    <div className="overflow-x-auto">
      <table aria-label={t('contents.title')} className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line text-left text-sm">
            <th scope="col" className="w-11 p-2">
              <input
                type="checkbox"
                aria-label={t('contents.chooseAll')}
                checked={rows.every(({ reviewed }) => reviewed.chosen)}
                disabled={!mayWrite}
                onChange={({ target }) => chooseAll(target.checked)}
                className={boxClass}
              />
            </th>
            <th scope="col" className="p-2">
              {t('contents.product')}
            </th>
            <th scope="col" className="p-2">
              {t('contents.short')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ProposalRow
              key={row.proposal.variant_id}
              row={row}
              mayWrite={mayWrite}
              edit={contents.edit}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
