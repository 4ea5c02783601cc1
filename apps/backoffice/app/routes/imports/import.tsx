import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Import } from '@tsiran/contract/admin/import-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { useParams } from 'react-router'
import { rowsToDo } from '../../features/imports/count-rows.ts'
import { ImportErrors } from '../../features/imports/import-errors.tsx'
import { importQuery, isWorking } from '../../features/imports/import-queries.ts'
import { ImportStatus } from '../../features/imports/import-state.tsx'
import { MappingForm } from '../../features/imports/mapping-form.tsx'
import { useImportSteps } from '../../features/imports/use-import-steps.ts'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { Panel } from '../../features/shell/panel.tsx'
import { inAnyLanguage } from '../../platform/api/other-language.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { ImportResult } from './import-result.tsx'

/** One import, from its columns to what became of its rows. */
export default function OneImport() {
  const t = useMessages()
  const query = useQuery(
    inAnyLanguage(useQueryClient(), importQuery(Number(useParams()['id']), useLocale())),
  )
  const back = { to: '/imports', label: t('imports.title') }
  return (
    <LoadThing query={query} back={back}>
      {(data) => (
        <Page
          title={data.file_name}
          aside={<ImportStatus state={data.state} />}
          back={back}
          actions={<CancelButton data={data} />}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <Steps data={data} />
          </div>
        </Page>
      )}
    </LoadThing>
  )
}

function CancelButton({ data }: { data: Import }) {
  const t = useMessages()
  const { cancel } = useImportSteps(data)
  const isOpen = isWorking(data) || data.state === 'mapping' || data.state === 'checked'
  if (!useCan()('imports.write') || !isOpen) return null
  return (
    <Button variant="secondary" loading={cancel.isPending} onClick={() => cancel.mutate()}>
      {t('imports.cancel')}
    </Button>
  )
}

function Steps({ data }: { data: Import }) {
  const t = useMessages()
  const isOpen = data.state === 'mapping' || data.state === 'checked' || data.state === 'failed'
  const mayWrite = useCan()('imports.write')
  return (
    <>
      {isWorking(data) && <Progress data={data} />}
      {data.state === 'failed' && <p>{t('imports.failedNote')}</p>}
      {!isWorking(data) && data.state !== 'mapping' && <ImportResult data={data} />}
      {!isWorking(data) && <ImportErrors data={data} />}
      {isOpen && mayWrite && (
        <Panel
          title={t('imports.columns')}
          note={[
            `${t(`imports.kinds.${data.kind}`)}.`,
            t('imports.columnsNote'),
            ...(data.kind === 'stock' || data.kind === 'prices' ? [t('imports.codesNote')] : []),
          ].join(' ')}
        >
          <MappingForm key={data.version} data={data} />
        </Panel>
      )}
    </>
  )
}

function Progress({ data }: { data: Import }) {
  const t = useMessages()
  const title = t(
    data.state === 'checking' ? 'imports.progress.checking' : 'imports.progress.applying',
  )
  const rows = rowsToDo(data)
  return (
    <Panel title={title}>
      <progress
        aria-label={title}
        value={data.done}
        max={Math.max(1, rows)}
        className="progress h-2.5 w-full"
      />
      <p role="status" className="mt-2 text-sm text-muted tabular-nums">
        {t('imports.progressOf', { done: data.done, rows })}
      </p>
    </Panel>
  )
}
