import { createContext, useContext } from 'react'

import type { ToastStore } from './toast-store.ts'

const ToastContext = createContext<ToastStore | undefined>(undefined)

/** Gives the page and its modals one visitor's toasts. Stands once, around the whole app. */
export const ToastProvider = ToastContext.Provider

/** Undefined outside of a provider: a modal in an isolated example then has no toasts. */
export const useToastStore = (): ToastStore | undefined => useContext(ToastContext)
