// Prevents duplicate submits of a form. The pages also work without scripts: the server rejects used tokens.
document.addEventListener('submit', (event) => {
  const form = event.target
  if (form.dataset.sent === 'true') event.preventDefault()
  form.dataset.sent = 'true'
})

// The Back button can restore the page from the cache, and the form may be submitted again.
addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent
})
