import { maxLengths } from '@tsiran/contract/limits'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { ShoppingList } from '@tsiran/contract/shopping-list-shapes'
import { Button } from '@tsiran/ui/button'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Field } from '@tsiran/ui/field'
import type { ReactNode, RefObject } from 'react'
import { Form, useNavigation } from 'react-router'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

interface ListSettingsProps {
  /** The form of the name. */
  form: RefObject<HTMLFormElement | null>
  list: Pick<ShoppingList, 'name' | 'shared'>
  /** The person may share it with the company. */
  shares: boolean
  /** What was typed and refused; undefined for nothing. */
  typed: Pick<ShoppingList, 'name' | 'shared'> | undefined
}

/** Renames, shares or deletes the viewer's list; deletion asks for confirmation. */
export function ListSettings({ form, list, shares, typed }: ListSettingsProps) {
  const t = useMessages()
  const busy = useNavigation().formData?.get('intent')
  return (
    <div className="grid gap-3">
      <Fold
        title={t(shares ? 'shoppingLists.settings' : 'shoppingLists.rename')}
        open={typed !== undefined}
      >
        <Form ref={form} method="post" preventScrollReset className="grid gap-3">
          <Field
            name="name"
            label={t('shoppingLists.name')}
            defaultValue={(typed ?? list).name}
            required
            maxLength={maxLengths.listName}
            autoComplete="off"
            className="max-w-md"
          />
          {shares && (
            <>
              <input type="hidden" name="shares" value="true" />
              <Checkbox
                name="shared"
                label={t('shoppingLists.share')}
                defaultChecked={(typed ?? list).shared}
              />
            </>
          )}
          <Button
            type="submit"
            name="intent"
            value="change"
            loading={busy === 'change'}
            className="justify-self-start"
          >
            {t('account.save')}
          </Button>
        </Form>
      </Fold>
      <Fold title={t('shoppingLists.delete')}>
        <Form method="post" className="grid gap-3">
          <p className="wrap-anywhere">{t('shoppingLists.deleteAsk', { name: list.name })}</p>
          <Button
            type="submit"
            name="intent"
            value="delete"
            variant="danger"
            loading={busy === 'delete'}
            className="justify-self-start"
          >
            {t('shoppingLists.deleteYes')}
          </Button>
        </Form>
      </Fold>
    </div>
  )
}

function Fold({
  title,
  open = false,
  children,
}: {
  title: string
  /** Whether it begins open. */
  open?: boolean
  children: ReactNode
}) {
  return (
    <details open={open} className="group rounded-card border border-line bg-card px-4 sm:px-5">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <IconChevronDown
          size={20}
          aria-hidden
          className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="pt-1 pb-4 sm:pb-5">{children}</div>
    </details>
  )
}
