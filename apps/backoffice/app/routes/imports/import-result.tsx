import type { Import } from '@tsiran/contract/admin/import-shapes'
import { Button } from '@tsiran/ui/button'
import { RevertButton } from '../../features/bulk/revert-button.tsx'
import { ImportCounts } from '../../features/imports/import-counts.tsx'
import { useImportSteps } from '../../features/imports/use-import-steps.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Panel } from '../../features/shell/panel.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** What an import would change, or has changed, and the way to apply or to revert it. */
export function ImportResult({ data }: { data: Import }) {
  const t = useMessages()
  const can = useCan()
  const { apply } = useImportSteps(data)
  const isChecked = data.state === 'checked'
  const hasChanges = data.created + data.updated > 0
  return (
    <Panel title={t(isChecked ? 'imports.checkTitle' : 'imports.rows')}>
      <ImportCounts data={data} />
      {isChecked && can('imports.write') && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {hasChanges ? (
            <Button loading={apply.isPending} onClick={() => apply.mutate(data.refused > 0)}>
              {t(data.refused > 0 ? 'imports.applySkipping' : 'imports.apply')}
            </Button>
          ) : (
            <p>{t('imports.nothing')}</p>
          )}
        </div>
      )}
      {data.reverted && <p className="mt-4 font-semibold">{t('bulk.reverted')}</p>}
      {data.change_set_id !== null && data.applied > 0 && can('catalogue.write') && (
        <div className={data.reverted ? 'hidden' : 'mt-4'}>
          <RevertButton id={data.change_set_id} note={t(`imports.revertNotes.${data.kind}`)} />
        </div>
      )}
    </Panel>
  )
}
