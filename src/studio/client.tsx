import { createRoot } from 'react-dom/client'

import { createApi } from '#api/api-context.tsx'
import { createApiClient } from '#api/client.ts'
import { newQueryClient } from '#app/new-query-client.ts'
import { StudioApp } from './app/studio-app.tsx'
import { forgetDrafts } from './frames/device.ts'
import { dressStudio } from './look/studio-css.ts'
dressStudio(document)
try {
  forgetDrafts()
} catch {
  // a browser that keeps nothing has nothing to forget
}

/** Where the page of the server has room for it. */
const root = document.getElementById('root')
if (root) {
  const api = createApi(createApiClient(window.location.origin, (request) => fetch(request)))
  createRoot(root).render(<StudioApp api={api} queryClient={newQueryClient('browser')} />)
}
