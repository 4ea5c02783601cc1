import { maxContentTexts } from '@tsiran/contract/admin/content-shapes'
import { menuTypes, type AdminMenuItem, type MenuType } from '@tsiran/contract/admin/menus'
import { perLocale } from '@tsiran/contract/map-text'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Checkbox, RadioCard } from '@tsiran/ui/checkbox'
import { Field, FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { text3Errors } from '../../platform/api/text3-errors.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { RecordDialog } from '../people/record-dialog.tsx'
import { contentChanged } from './content-queries.ts'
import { usePageNames } from './use-page-names.ts'

interface MenuItemDialogProps {
  /** The menu of a new one. */
  type: MenuType
  item?: AdminMenuItem
  onClose: () => void
}

/** A link of header or footer: its name, and the page or the address that it leads to. */
export function MenuItemDialog({ type: first, item, onClose }: MenuItemDialogProps) {
  const t = useMessages()
  const locale = useLocale()
  const { pages, nameOf } = usePageNames()
  const [type, setType] = useState(item?.type ?? first)
  const [name, setName] = useState(() => item?.name ?? perLocale(() => ''))
  const [pageId, setPageId] = useState(item?.page_id ?? null)
  const [urlKey, setUrlKey] = useState(item?.url_key ?? '')
  const [target, setTarget] = useState<'page' | 'address'>(
    item && item.url_key !== null ? 'address' : 'page',
  )
  const [status, setStatus] = useState(item?.status ?? true)
  return (
    <RecordDialog
      title={t(item ? 'content.editLink' : 'content.newLink')}
      wide
      refresh={contentChanged}
      onClose={onClose}
      values={{
        type,
        name,
        page_id: target === 'page' ? pageId : null,
        url_key: target === 'address' ? urlKey : null,
        status,
      }}
      seen={item && { version: item.version, values: item }}
      words={{
        type: t('content.menu'),
        name: t('content.name'),
        page_id: t('content.targetPage'),
        url_key: t('content.targetAddress'),
        status: t('content.state'),
      }}
      write={(field, value) => {
        if (field === 'type') return t(`content.${value as MenuType}`)
        if (field === 'status') return t(`content.states.${value ? 'shown' : 'hidden'}`)
        if (field === 'page_id' && value !== null) return nameOf(value as number)
        return undefined
      }}
      save={(body, version) =>
        item && version !== undefined
          ? api('PUT /api/admin/menus/:id', { params: { id: item.id }, body: { ...body, version } })
          : api('POST /api/admin/menus', { body })
      }
    >
      {(errors) => (
        <>
          <Text3Field
            label={t('content.name')}
            value={name}
            onChange={setName}
            required
            maxLength={maxContentTexts.title}
            preferred={locale}
            errors={text3Errors('name', errors)}
          />
          <fieldset className="grid gap-2">
            <legend className="mb-1.5 font-semibold">{t('content.target')}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              <RadioCard
                name="target"
                label={t('content.targetPage')}
                checked={target === 'page'}
                onChange={() => setTarget('page')}
              />
              <RadioCard
                name="target"
                label={t('content.targetAddress')}
                checked={target === 'address'}
                onChange={() => setTarget('address')}
              />
            </div>
          </fieldset>
          {target === 'page' ? (
            <FieldFrame
              label={t('content.choosePage')}
              error={errors['page_id']?.[0] ?? errors['url_key']?.[0]}
            >
              {(described) => (
                <Select
                  {...described}
                  value={pageId ?? ''}
                  onChange={({ target: { value } }) =>
                    setPageId(value === '' ? null : Number(value))
                  }
                >
                  <option value="">–</option>
                  {pages.map((page) => (
                    <option key={page.id} value={page.id}>
                      {page.name}
                    </option>
                  ))}
                </Select>
              )}
            </FieldFrame>
          ) : (
            <Field
              label={t('content.address')}
              hint={t('content.addressHint')}
              value={urlKey}
              maxLength={maxContentTexts.path}
              error={errors['url_key']?.[0]}
              spellCheck={false}
              onChange={({ target: { value } }) => setUrlKey(value)}
            />
          )}
          <FieldFrame label={t('content.menu')}>
            {(described) => (
              <Select
                {...described}
                value={type}
                onChange={({ target: { value } }) => setType(value as MenuType)}
              >
                {menuTypes.map((one) => (
                  <option key={one} value={one}>
                    {t(`content.${one}`)}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
          <Checkbox
            label={t('content.showField')}
            checked={status}
            onChange={({ target: { checked } }) => setStatus(checked)}
          />
        </>
      )}
    </RecordDialog>
  )
}
