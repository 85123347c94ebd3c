import { hydrateRoot } from 'react-dom/client'
import { Floor, type Category } from './packages-floor.tsx'

const root = document.querySelector('#root')
const state = document.querySelector('#state')
if (!root || !state) throw new Error('The page has no root or no state')
hydrateRoot(root, <Floor categories={JSON.parse(state.textContent) as Category[]} isServer={false} />)
