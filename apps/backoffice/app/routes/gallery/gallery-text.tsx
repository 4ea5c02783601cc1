import { perLocale } from '@tsiran/contract/map-text'
import { Panel } from '@tsiran/ui/detail-layout'
import { useState } from 'react'
import { RichTextField } from '../../features/editor/rich-text-field.tsx'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The editor of texts: a product's description, and a page with disclosures and pictures. */
export default function GalleryText() {
  const t = useMessages()
  const [description, setDescription] = useState(perLocale(() => ''))
  const [page, setPage] = useState(perLocale(() => ''))
  return (
    <Page title={t('gallery.textTitle')} back={{ to: '/gallery', label: t('gallery.listTitle') }}>
      <div className="grid gap-5">
        <Panel title={t('gallery.description')}>
          <RichTextField
            label={t('gallery.description')}
            kind="description"
            value={description}
            onChange={setDescription}
          />
        </Panel>
        <Panel title={t('gallery.page')}>
          <RichTextField label={t('gallery.page')} kind="page" value={page} onChange={setPage} />
        </Panel>
      </div>
    </Page>
  )
}
