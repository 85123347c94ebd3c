/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

export const isKeptCart = (value) =>
  isObject(value) && (value.modeId === undefined || typeof value.modeId === 'string') && (value.paymentTypeId === undefined || typeof value.paymentTypeId === 'string') && Array.isArray(value.choices) && value.choices.every((one2) => isObject(one2) && typeof one2.plateId === 'string' && typeof one2.sizeId === 'string' && isObject(one2.garnishes) && Object.values(one2.garnishes).every((one4) => isObject(one4) && Object.values(one4).every((one5) => Number.isInteger(one5) && one5 >= 1)) && typeof one2.notes === 'string' && Number.isInteger(one2.quantity) && one2.quantity >= 1 && ["plate","upselled"].includes(one2.source)) && Number.isInteger(value.expiresAt)
