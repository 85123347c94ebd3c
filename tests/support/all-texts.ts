import { catalogue } from '#messages/catalogue.ts'
import { addTexts } from '#messages/index.ts'

// A component tested on its own shows texts which its feature would bring.
addTexts(catalogue)
