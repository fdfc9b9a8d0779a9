import { isPersonalTitle, isPersonalValue } from './personalColumn.ts'

test.each([
  ...['Name', 'Firstname', 'last_name', 'Your full name', 'username', 'Vorname', 'Nachname', 'Prénom', 'Nom'],
  ...['Apellidos', 'Nombre', 'Cognome', 'Voornaam', 'Imię', '氏名', 'お名前', 'Имя', '이름'],
  ...[
    'E-Mail',
    'email',
    'EmailAddress',
    'emailaddress',
    'RecipientEmail',
    'Mailadresse',
    'Courriel',
    'Correo',
  ],
  ...[
    'Phone',
    'phonenumber',
    'Telefonnummer',
    'Teléfono',
    'Handynummer',
    'Handy',
    'Mobile',
    'Tel.',
    '電話番号',
  ],
  ...['IP', 'IPAddress', 'ip_address', 'IP-Adresse', 'Anschrift', 'Straße', 'Zip code', 'LocationLatitude'],
  ...['Date of birth', 'birthdate', 'Geburtsdatum', 'DOB', 'LinkedIn profile', 'ExternalReference'],
])('%s names personal data', (title) => {
  expect(isPersonalTitle(title)).toBe(true)
})

test.each([
  'Role',
  'Country',
  'Which smartphone do you use?',
  'How many people are in your team?',
  'Industry',
  'Shipping method',
  'Nomination',
  'Do you tip?',
  'Nombre d’employés',
])('%s does not', (title) => {
  expect(isPersonalTitle(title)).toBe(false)
})

test.each([
  ...['ada@example.com', 'Ada <ada@mail.example.co.uk>', 'write to ada@example.com, please'],
  ...['203.0.113.7', '203.0.113.7:443', '2001:db8::1', '+49 171 1234567', '0171/1234567', '(555) 123-4567'],
])('%s identifies a person', (value) => {
  expect(isPersonalValue(value)).toBe(true)
})

test.each([
  '34',
  '1000000',
  '01.02.2026',
  '2026-02-01',
  '12:30:45',
  'v1.2',
  '0.12345678',
  '@home',
  '3-4 times',
])('%s does not', (value) => {
  expect(isPersonalValue(value)).toBe(false)
})
