import { useQueryClient } from '@tanstack/react-query'
import type { AdminProduct, ProductChange } from '@tsiran/contract/admin/product-shapes'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { isSame } from '@tsiran/ui/save-bar/changes'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, type FieldPath } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { api } from '../../../platform/api/admin-client.ts'
import { isDeletedConflict } from '../../../platform/api/use-deleted-text.ts'
import { focusFirstError } from '../../../platform/api/use-first-error.ts'
import { useWrite } from '../../../platform/api/use-write.ts'
import { versionConflict } from '../../../platform/api/version-conflict.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { productPath } from '../paths.ts'
import { productQuery, staleAfterWrite } from '../product-queries.ts'
import { formPath } from './field-paths.ts'
import { productValues, type ProductValues } from './product-values.ts'
import { missingFields } from './missing-fields.ts'
import { typedOver } from './typed-over.ts'
import { withStock } from './with-stock.ts'
import { productChange } from './product-change.ts'
import { emptyProduct } from './empty-product.ts'
import { mergedValues } from './merged-values.ts'

interface Saving {
  change: ProductChange & { type?: ProductValues['type'] }
  version: number | undefined
  /** The form as it was sent. */
  sent: ProductValues
}

/**
 * The form of a product, or of a new one. Only the fields that differ are sent, over the version that the person has seen. What is
 * written while a save is under way stays.
 */
export function useProductForm(stored: AdminProduct | undefined) {
  const t = useMessages()
  const locale = useLocale()
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  // What the person has seen: a newer state that is read meanwhile is no reason to overwrite it.
  const [base, setBase] = useState(() => ({
    product: stored,
    values: stored ? productValues(stored, locale) : emptyProduct(),
  }))
  const form = useForm<ProductValues>({ defaultValues: base.values, shouldFocusError: false })
  // The product was read anew: it is shown unless somebody has typed over it.
  const follow = useEffectEvent((product: AdminProduct) => {
    if (!base.product || product.version < base.product.version) return
    const typed = form.getValues()
    if (product.version > base.product.version && isSame(base.values, typed)) {
      const values = productValues(product, locale)
      setBase({ product, values })
      return form.reset(values)
    }
    // The ledger moves stock without a version of the product, and no form writes it: the new number is shown in any case.
    const values = withStock(base.values, product)
    // A newer version with the same fields, such as publishing makes, is no reason for a question.
    const isSeen =
      product.version > base.product.version && isSame(values, productValues(product, locale))
    if (!isSeen && isSame(base.values, values)) return
    setBase({ product: isSeen ? product : base.product, values })
    for (const [name, { qty }] of Object.entries(values.rows))
      if (typed.rows[name]) form.setValue(`rows.${name}.qty`, qty)
  })
  useEffect(() => {
    if (stored) follow(stored)
  }, [stored])
  const save = useWrite(
    async ({ change, version }: Saving) => {
      if (version === undefined || !base.product) {
        const type = change.type ?? 'simple'
        return (await api('POST /api/admin/products', { body: { ...change, type } })).data
      }
      const params = { id: base.product.id }
      return (await api('PUT /api/admin/products/:id', { params, body: { ...change, version } }))
        .data
    },
    {
      onSuccess: (saved, { sent }) => {
        const values = productValues(saved, locale)
        setBase({ product: saved, values })
        form.reset(typedOver(values, sent, form.getValues()))
        queries.setQueryData(productQuery(saved.id).queryKey, saved)
        for (const queryKey of staleAfterWrite) void queries.invalidateQueries({ queryKey })
        toast.success(t('common.saved'))
        if (!base.product) void navigate(productPath(saved.id), { replace: true })
      },
      onError: (error, { sent }) => {
        if (!isApiError(error)) return
        const current = versionConflict<AdminProduct>(error)?.current
        if (current && isDeletedConflict(error))
          queries.setQueryData(productQuery(current.id).queryKey, current)
        for (const [field, [message]] of Object.entries(error.fields))
          if (message) setError(formPath(field, sent), message)
      },
    },
  )
  const setError = (path: string, message: string) =>
    form.setError(path as FieldPath<ProductValues>, { type: 'server', message })
  const submit = (before: ProductValues | undefined, version: number | undefined) => {
    const sent = structuredClone(form.getValues())
    const whole = withSharedSku(sent, base.values)
    form.clearErrors()
    const missing = missingFields(whole)
    for (const path of missing) setError(path, t('products.required'))
    if (missing.length > 0) return focusFirstError()
    save.run({ change: productChange(before, whole), version, sent })
  }
  return {
    form,
    base,
    /** The product as it was read last. */
    stored,
    pending: save.pending,
    error: save.error,
    clearError: save.reset,
    isNew: !base.product,
    onSave: () => submit(base.product && base.values, base.product?.version),
    onDiscard: () => {
      form.reset(base.values)
      form.clearErrors()
      save.reset()
    },
    /** Writes the chosen parts over what somebody else has saved meanwhile; the others become theirs. */
    onResolve: (current: AdminProduct, choices: Record<string, 'yours' | 'theirs'>) => {
      const theirs = productValues(current, locale)
      const merged = mergedValues(base.values, structuredClone(form.getValues()), theirs, choices)
      setBase({ product: current, values: theirs })
      form.reset(merged)
      queries.setQueryData(productQuery(current.id).queryKey, current)
      save.reset()
      if (isSame(theirs, merged)) return
      save.run({ change: productChange(theirs, merged), version: current.version, sent: merged })
    },
  }
}

/** A simple product and its only variant have one sku, unless they were stored with two. */
function withSharedSku(values: ProductValues, before: ProductValues): ProductValues {
  const [first] = values.order
  const [firstBefore] = before.order
  const shared = before.sku === before.rows[firstBefore!]?.sku
  if (values.type !== 'simple' || !first || !shared) return values
  return { ...values, rows: { [first]: { ...values.rows[first]!, sku: values.sku } } }
}

export type ProductForm = ReturnType<typeof useProductForm>
