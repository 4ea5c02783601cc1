import { maxContentTexts } from '@tsiran/contract/admin/content-shapes'
import { socialIcons, type AdminSocialLink, type SocialIcon } from '@tsiran/contract/admin/social'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Field, FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { RecordDialog } from '../people/record-dialog.tsx'
import { contentChanged } from './content-queries.ts'

/** A file's name as people read it. */
const iconName = (icon: string) => icon.replace('.svg', '')

/** A link to the shop's social media. */
export function SocialDialog({
  link: stored,
  onClose,
}: {
  link?: AdminSocialLink
  onClose: () => void
}) {
  const t = useMessages()
  const [name, setName] = useState(stored?.name ?? '')
  const [link, setLink] = useState(stored?.link ?? '')
  const [icon, setIcon] = useState((stored?.icon ?? socialIcons[0]) as SocialIcon)
  const [active, setActive] = useState(stored?.active ?? true)
  return (
    <RecordDialog
      title={t(stored ? 'content.socialLink' : 'content.newSocial')}
      refresh={contentChanged}
      onClose={onClose}
      values={{ name, link, icon, active }}
      seen={
        stored && {
          version: stored.version,
          values: { ...stored, icon: stored.icon as SocialIcon },
        }
      }
      words={{
        name: t('content.name'),
        link: t('content.socialLink'),
        icon: t('content.icon'),
        active: t('content.state'),
      }}
      write={(field, value) =>
        field === 'active' ? t(`content.states.${value ? 'shown' : 'hidden'}`) : undefined
      }
      save={(body, version) =>
        stored && version !== undefined
          ? api('PUT /api/admin/social/:id', {
              params: { id: stored.id },
              body: { ...body, version },
            })
          : api('POST /api/admin/social', { body })
      }
    >
      {(errors) => (
        <>
          <Field
            label={t('content.name')}
            value={name}
            maxLength={60}
            error={errors['name']?.[0]}
            onChange={({ target }) => setName(target.value)}
          />
          <Field
            label={t('content.socialLink')}
            hint={t('content.socialLinkHint')}
            value={link}
            maxLength={maxContentTexts.path}
            error={errors['link']?.[0]}
            inputMode="url"
            spellCheck={false}
            onChange={({ target }) => setLink(target.value)}
          />
          <FieldFrame label={t('content.icon')} error={errors['icon']?.[0]}>
            {(described) => (
              <Select
                {...described}
                value={icon}
                onChange={({ target }) => setIcon(target.value as SocialIcon)}
              >
                {socialIcons.map((one) => (
                  <option key={one} value={one}>
                    {iconName(one)}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
          <Checkbox
            label={t('content.showField')}
            checked={active}
            onChange={({ target }) => setActive(target.checked)}
          />
        </>
      )}
    </RecordDialog>
  )
}
