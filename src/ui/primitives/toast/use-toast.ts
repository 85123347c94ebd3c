import { useToastStore } from './toast-context.tsx'
import type { ToastAction, ToastTone } from './toast-store.ts'

const nowhere = (): void => undefined

/** Shows a toast: `toast('Enlace copiado', 'success')`. Outside of a provider nothing is shown. */
export function useToast(): (text: string, tone?: ToastTone, action?: ToastAction) => void {
  return useToastStore()?.show ?? nowhere
}

/** Says something to ears alone, in the one place of the page that speaks: `say('Cantidad de Milanesa: 2')`. */
export function useSay(): (text: string) => void {
  return useToastStore()?.say ?? nowhere
}

/** Takes a toast back by its text, once what it says no longer holds. */
export function useTakeBack(): (text: string) => void {
  return useToastStore()?.takeBack ?? nowhere
}
