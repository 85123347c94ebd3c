import type { CountryCode, IdentificationType } from '#generated/models.ts'

import {
  isChileanRut,
  isCnpj,
  isCpf,
  isCuit,
  isEcuadorianCi,
  isEcuadorianRuc,
  isNit,
  isParaguayanRuc,
  isPeruvianRuc,
  isRif,
  isUruguayanCi,
  isUruguayanRut,
} from './check-digits.ts'

/** A kind of document of a country. */
export type IdentificationKind = {
  type: IdentificationType
  /** a person shows it, and card forms ask for it */
  isPersonal?: true
  /** taxes are paid under it, so a venue names its own on receipts */
  isForTaxes?: true
  /** of what is left without blanks, dots, commas, slashes and signs, in capitals */
  form: RegExp
  /** whether its check digits fit; absent where none are public */
  fits?: (text: string) => boolean
  /** how it is written: '#' stands for a character, counted from the right end */
  written: string
  /** one that fits, shown beside the field */
  example: string
}

/**
 * What receipts may be made out to in each country, the most usual first. The forms are as wide as the numbers that
 * are in use: a number that is refused keeps somebody from ordering, one that is not a real one harms who typed it.
 * @source the tax authority of each country; lengths of CE, CC and Bolivia's documents assumed from what the payment
 *   providers take; a Mexican RFC is judged by its form and date, because numbers whose last character does not fit
 *   were given out
 */
export const IDENTIFICATIONS: Readonly<Record<CountryCode, readonly IdentificationKind[]>> = {
  AR: [
    { type: 'DNI', isPersonal: true, form: /^\d{7,8}$/, written: '##.###.###', example: '30.123.456' },
    {
      type: 'CUIT',
      isForTaxes: true,
      form: /^(20|2[3-7]|3[034])\d{9}$/,
      fits: isCuit,
      written: '##-########-#',
      example: '30-71234567-1',
    },
  ],
  UY: [
    {
      type: 'CI',
      isPersonal: true,
      form: /^\d{7,8}$/,
      fits: isUruguayanCi,
      written: '#.###.###-#',
      example: '1.234.567-2',
    },
    {
      type: 'RUT',
      isForTaxes: true,
      form: /^\d{12}$/,
      fits: isUruguayanRut,
      written: '##-######-###-#',
      example: '21-100342-001-7',
    },
  ],
  CL: [
    {
      type: 'RUT',
      isPersonal: true,
      isForTaxes: true,
      form: /^\d{7,8}[\dK]$/,
      fits: isChileanRut,
      written: '##.###.###-#',
      example: '76.123.456-0',
    },
  ],
  CO: [
    { type: 'CC', isPersonal: true, form: /^\d{5,10}$/, written: '#.###.###.###', example: '1.012.345.678' },
    {
      type: 'NIT',
      isForTaxes: true,
      form: /^\d{7,11}$/,
      fits: isNit,
      written: '#.###.###.###-#',
      example: '900.123.456-8',
    },
    { type: 'CE', form: /^\d{5,10}$/, written: '##########', example: '512345' },
  ],
  PE: [
    { type: 'DNI', isPersonal: true, form: /^\d{8}$/, written: '########', example: '40123456' },
    {
      type: 'RUC',
      isForTaxes: true,
      form: /^(1[0567]|20)\d{9}$/,
      fits: isPeruvianRuc,
      written: '###########',
      example: '20512333797',
    },
    { type: 'CE', form: /^[A-Z\d]{8,12}$/, written: '############', example: '001234567' },
  ],
  BR: [
    {
      type: 'CPF',
      isPersonal: true,
      form: /^\d{11}$/,
      fits: isCpf,
      written: '###.###.###-##',
      example: '123.456.789-09',
    },
    {
      type: 'CNPJ',
      isForTaxes: true,
      form: /^[A-Z\d]{12}\d{2}$/,
      fits: isCnpj,
      written: '##.###.###/####-##',
      example: '12.345.678/0001-95',
    },
  ],
  VE: [
    { type: 'CI', isPersonal: true, form: /^[VE]?\d{6,9}$/, written: '##########', example: '12345678' },
    {
      type: 'RIF',
      isForTaxes: true,
      form: /^[VEJPGC]\d{9}$/,
      fits: isRif,
      written: '#-########-#',
      example: 'V-11470283-4',
    },
  ],
  PY: [
    { type: 'CI', isPersonal: true, form: /^\d{5,8}$/, written: '##.###.###', example: '4.123.456' },
    {
      type: 'RUC',
      isForTaxes: true,
      form: /^\d{6,9}$/,
      fits: isParaguayanRuc,
      written: '########-#',
      example: '80028061-0',
    },
  ],
  MX: [
    {
      type: 'RFC',
      isForTaxes: true,
      form: /^[A-ZÑ&]{3,4}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[A-Z\d]{2}[A\d]$/,
      written: '#############',
      example: 'GODE561231GR8',
    },
  ],
  EC: [
    {
      type: 'CI',
      isPersonal: true,
      form: /^\d{2}[0-6]\d{7}$/,
      fits: isEcuadorianCi,
      written: '##########',
      example: '1710034065',
    },
    {
      type: 'RUC',
      isForTaxes: true,
      form: /^(0[1-9]|1\d|2[0-4]|30)[0-69]\d{7}\d{2}[1-9]$/,
      fits: isEcuadorianRuc,
      written: '#############',
      example: '1710034065001',
    },
  ],
  BO: [
    {
      type: 'CI',
      isPersonal: true,
      form: /^\d{5,10}(\d[A-Z])?$/,
      written: '############',
      example: '4123456',
    },
    { type: 'NIT', isForTaxes: true, form: /^\d{7,12}$/, written: '############', example: '1020703023' },
  ],
  US: [{ type: 'EIN', isForTaxes: true, form: /^\d{9}$/, written: '##-#######', example: '12-3456789' }],
}
