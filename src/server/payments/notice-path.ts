/** Where a provider sends its notices. */
export const noticePath = (provider: string): string => `/api/payments/notices/${provider}`
