import { encode } from 'uqr';

/** Light modules round the code, which readers need to find it (ISO/IEC 18004, section 6.3.8). */
const QUIET = 4;

/** An address as a code to be read by a phone, drawn in one path; the address itself stands beside it. */
export default function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="112"
      height="112"
      role="img"
      aria-label="Kode QR ke alamat sertifikat ini"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
