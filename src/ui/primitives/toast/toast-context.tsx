import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'

import { createToastStore, type ToastStore } from './toast-store.ts'

/** Texts of the toast area that a screen reader hears. */
export type ToastLabels = { readonly area: string; readonly close: string }

type Value = { readonly store: ToastStore; readonly labels: ToastLabels }

const ToastContext = createContext<Value | undefined>(undefined)

type Props = {
  readonly labels: ToastLabels
  /** given when something outside of React shows toasts too */
  readonly store?: ToastStore
  readonly children: ReactNode
}

/** Gives the page and its modals one visitor's toasts. Stands once, around the whole app. */
export function ToastProvider({ labels, store, children }: Props) {
  const [own] = useState(() => store ?? createToastStore())
  const { area, close } = labels
  const value = useMemo(() => ({ store: own, labels: { area, close } }), [own, area, close])
  return <ToastContext.Provider value={value}>{children}</ToastContext.Provider>
}

/** Undefined outside of a provider: a modal in an isolated example then has no toasts. */
export function useToastContext(): Value | undefined {
  return useContext(ToastContext)
}
