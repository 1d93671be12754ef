/** Says that something went wrong, and needs nothing: neither styles nor data. */
export function PlainError() {
  return (
    <>
      <h1>Opps.. Maaf terjadi kesalahan pada website</h1>
      <p>
        <a href="/">Kembali ke beranda</a>
      </p>
    </>
  );
}

/**
 * The error screen for a document whose boot data cannot be read. Without it there is no brand, no
 * page set and no router, which everything in app/shell stands on.
 */
export function StartUpError() {
  return (
    <main style={{ padding: '20vh 1.5rem', textAlign: 'center' }}>
      <PlainError />
    </main>
  );
}
