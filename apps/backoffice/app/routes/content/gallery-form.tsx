import { maxLogos } from '@tsiran/contract/admin/content-shapes'
import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import type { AdminPage } from '@tsiran/contract/admin/page-shapes'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { mapText } from '@tsiran/contract/map-text'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { useState } from 'react'
import { contentChanged } from '../../features/content/content-queries.ts'
import { LogoDialog, type GalleryPicture } from '../../features/content/logo-dialog.tsx'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { SortableList } from '../../features/lists/sortable-list.tsx'
import { LibraryDialog } from '../../features/media/library-dialog.tsx'
import { useRecordForm } from '../../features/people/use-record-form.ts'
import { useCan } from '../../features/session/me-query.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { GalleryLine } from './gallery-line.tsx'

const valuesOf = ({ logos }: AdminPage): { logos: readonly GalleryPicture[] } => ({ logos })
/** A new picture is called what its alternative text says, else as its file. */
const named = ({ key, alt, name }: MediaRow): GalleryPicture => ({
  label: mapText(alt, (text) => text || name.replace(/\.[a-z0-9]+$/i, '')),
  media: key,
})

/** The pictures of a page in their order: added, named, moved and taken out. */
export function GalleryForm({ page }: { page: AdminPage }) {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('content.write') && page.deleted_at === null
  const [choosing, setChoosing] = useState(false)
  const [edited, setEdited] = useState<number>()
  const { id } = page
  const { values, set, errorOf, bar } = useRecordForm({
    thing: page,
    values: valuesOf,
    words: { logos: t('content.gallery') },
    save: ({ logos = [] }, version) =>
      api('PUT /api/admin/pages/:id', {
        params: { id },
        body: { logos: logos.map(({ label, media }) => ({ label, media })), version },
      }),
    refresh: contentChanged,
    write: (_, value) =>
      (value as readonly GalleryPicture[]).map(({ label }) => label[locale]).join(', ') || '–',
  })
  const { logos } = values
  const one = edited === undefined ? undefined : logos[edited]
  return (
    <div className="grid gap-5">
      <Panel
        title={t('content.pictures', { count: logos.length })}
        action={
          mayWrite && (
            <Button
              variant="secondary"
              onClick={() => setChoosing(true)}
              disabled={logos.length >= maxLogos}
            >
              {t('content.addPictures')}
            </Button>
          )
        }
      >
        {logos.length >= maxLogos && (
          <Notice kind="warning">{t('media.full', { count: maxLogos })}</Notice>
        )}
        {logos.length === 0 && <p className="text-muted">{t('content.noPictures')}</p>}
        {errorOf('logos') && <p className="font-medium text-red">{errorOf('logos')}</p>}
        <SortableList
          label={t('content.gallery')}
          items={logos.map((logo, place) => ({ logo, place }))}
          idOf={({ logo }) => logo.media}
          nameOf={({ logo }) => logo.label[locale]}
          onChange={(next) =>
            set(
              'logos',
              next.map(({ logo }) => logo),
            )
          }
          disabled={!mayWrite}
        >
          {({ logo, place }) => (
            <GalleryLine logo={logo} onEdit={mayWrite ? () => setEdited(place) : undefined} />
          )}
        </SortableList>
      </Panel>
      <ThingHistory type="page" id={id} />
      <SaveBar {...bar} />
      {one && edited !== undefined && (
        <LogoDialog
          picture={one}
          onSave={(next) => set('logos', logos.with(edited, next))}
          onClose={() => setEdited(undefined)}
        />
      )}
      <LibraryDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        taken={logos.map(({ media }) => media)}
        max={maxLogos}
        onChoose={(pictures) => {
          const fresh = pictures.filter(({ key }) => logos.every(({ media }) => media !== key))
          set('logos', [...logos, ...fresh.map(named)])
          setChoosing(false)
        }}
      />
    </div>
  )
}
