import type { Editor } from '@tiptap/core'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { useState, type FormEvent } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'

/** A name, a sign, a domain with a dot. */
function isEmail(address: string): boolean {
  const [name, domain, ...more] = address.split('@')
  return (
    more.length === 0 &&
    !/[\s/]/.test(address) &&
    Boolean(name) &&
    /^[^.]+\.[^.]/.test(domain ?? '')
  )
}

/** An address as somebody types it: one of the shop's own, of the web, an e-mail or a phone. Null for anything else. */
export function linkTarget(typed: string): string | null {
  const address = typed.trim()
  if (/^(?:https?:\/\/|mailto:|tel:|[/#](?![/\\]))\S+$/i.test(address)) return address
  if (isEmail(address)) return `mailto:${address}`
  if (/^\+?[\d\s()-]{6,}$/.test(address)) return `tel:${address.replace(/[^\d+]/g, '')}`
  if (/^[^\s:/@.]+\.[^\s:@]{2,}$/.test(address)) return `https://${address}`
  return null
}

/** Asks for the address of the selected words, or of the link around the cursor. */
export function LinkDialog(props: { editor: Editor; href: string | null; onClose: () => void }) {
  const { editor, href, onClose } = props
  const t = useMessages()
  const [typed, setTyped] = useState(href ?? '')
  const [wrong, setWrong] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    // The page's own form stays as it is.
    event.stopPropagation()
    const target = linkTarget(typed)
    setWrong(target === null)
    if (target === null) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && href === null)
      chain
        .insertContent({
          type: 'text',
          text: typed.trim(),
          marks: [{ type: 'link', attrs: { href: target } }],
        })
        .run()
    else chain.setLink({ href: target }).run()
    onClose()
  }
  return (
    <FormDialog onClose={onClose} title={t('editor.link')}>
      <form onSubmit={save} className="grid gap-4" noValidate>
        <Field
          label={t('editor.address')}
          hint={t('editor.addressHint')}
          error={wrong ? t('editor.addressWrong') : undefined}
          value={typed}
          inputMode="url"
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {href !== null && (
            <Button
              variant="danger"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
                onClose()
              }}
            >
              {t('editor.unlink')}
            </Button>
          )}
          <Button type="submit">{t('common.save')}</Button>
        </div>
      </form>
    </FormDialog>
  )
}
