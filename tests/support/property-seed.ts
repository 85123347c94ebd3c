import fc from 'fast-check'

const { PROPERTY_SEED } = process.env
if (PROPERTY_SEED) fc.configureGlobal({ seed: Number(PROPERTY_SEED) })
