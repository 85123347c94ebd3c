import { createContext, useContext, useMemo, type ReactNode } from 'react'

import type { ToastStore } from './toast-store.ts'

/** Texts of the toast area that a screen reader hears. */
export type ToastLabels = { readonly area: string; readonly close: string }

type Value = { readonly store: ToastStore; readonly labels: ToastLabels }

const ToastContext = createContext<Value | undefined>(undefined)

type Props = { readonly store: ToastStore; readonly labels: ToastLabels; readonly children: ReactNode }

/** Gives the page and its modals the visitor's toasts. */
export function ToastProvider({ store, labels, children }: Props) {
  const value = useMemo(() => ({ store, labels }), [store, labels])
  return <ToastContext.Provider value={value}>{children}</ToastContext.Provider>
}

/** Undefined outside of a provider: a modal in an isolated example then has no toasts. */
export function useToastContext(): Value | undefined {
  return useContext(ToastContext)
}
