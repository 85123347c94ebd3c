import { useToastStore } from './toast-context.tsx'
import type { ToastAction, ToastTone } from './toast-store.ts'

const nowhere = (): void => undefined

/** Shows a toast: `toast('Enlace copiado', 'success')`. Outside of a provider nothing is shown. */
export function useToast(): (text: string, tone?: ToastTone, action?: ToastAction) => void {
  return useToastStore()?.show ?? nowhere
}

/** Announces a text to screen readers only, in the page's one live region: `say('Cantidad de Milanesa: 2')`. */
export function useAnnounce(): (text: string) => void {
  return useToastStore()?.say ?? nowhere
}

/** Removes a toast by its text, once it is no longer true. */
export function useWithdrawToast(): (text: string) => void {
  return useToastStore()?.withdraw ?? nowhere
}
