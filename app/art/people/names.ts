/**
 * What a name hints at, where the platform says nothing more: how Indonesians address somebody, and
 * given names that are nearly always a woman's or a man's. A name comes as its words' seeds, and so are
 * those known that stand here. Of whom nothing is known nothing is guessed.
 */
import { nameSeeds } from '../identity/seed';

export type Who = 'woman' | 'man';

export const WOMEN = words(`
  bu ibu mbak teh uni nyai siti dewi sri ayu putri nur nurul fitri fitriani rina rini ratna lestari wulan
  indah maya dian intan mega nisa annisa anisa aisyah aisha aulia amelia anita ani ambar citra desi dina
  dinda ella endang erna eva farah fatimah gita hana hani ika ina ita kartika khadijah kirana laila larasati
  lia lina lusi maria mariam martha melati meutia mira nabila nadia nia nina ningsih novi nuraini oktavia
  permata puspita rahayu rahma rahmawati ratih retno rosa rosmina salma santi sari sarah sekar shinta sinta
  susanti suryani tari tika tina titin tri utami vina wati widya winda yanti yuli yulia yuni zahra zulaikha
  safitri handayani maharani anggraini wulandari agustina debora elisabet ester grace ruth theresia yosefina
  anindya endah galuh andini ayunda amanda alya azizah bella clara dara elok febri febriani hanum ika kania lely
  mawar melinda nadya naila nurlaela nuril prita raisa rahmi ririn rosida sabrina selvi silvia syifa tiara tyas
  ulfa vania vivi yolanda yuni zaskia widyastuti kusumawati hastuti sulistyowati pertiwi
  hajjah hj ustazah perempuan
  bunga cahyani dahlia diah hesti kinanti marlina naomi nining rara rosalina saras sukma tuti
`);

export const MEN = words(`
  pak bapak mas kang bang abang raden agus ahmad akbar aldi ali andi anton arif aris asep bagas bagus bambang
  bayu bima budi cahyo candra dadang damar danang deni dedi dika dimas dodi doni edi eko fajar fahmi farhan
  fauzi ferdi galih gede gilang guntur hadi hafiz handoko hari haris hasan hendra heri hidayat ilham imam
  indra irfan irwan iwan jaya joko kadek ketut komang made krisna lukman mahendra maulana muhammad mohamad
  moh nanda nugroho nyoman oki panji putra putu rahmat raka rangga rendi reza rian ridwan rifki riki rizal
  rizki roni rudi saiful satria setiawan slamet sugeng suharto sukarno surya suryanto sutrisno syaiful taufik
  teguh tono umar usman wahyu wawan wayan wibowo widodo wisnu yoga yohanes yusuf yudi zainal zaki gunawan
  abdi adi aditya adnan akmal alif alfian amir anwar ardi arya aziz azka bahar bayu cakra catur chandra dion
  dwiki evan fandi febrian gani hamid hanif helmi herman hilman husein ikhsan iqbal jefri jati kevin lutfi malik
  miftah nanang naufal pandu prabowo rafi raihan ramadhan rasyid ricky rizky roy sandi septian syahrul tegar tirta
  valentino wira yanuar yogi zulkifli
  haji ustaz kiai kyai
  saputra santoso purnomo kurniawan pratama hamzah abdul abdullah ibrahim markus matius petrus paulus yakobus
`);

/** What the seeds of a name's words say; the first word that is known decides. */
export function whoIs(seeds: readonly string[]): Who | null {
  const known = seeds.find((seed) => WOMEN.has(seed) || MEN.has(seed));
  if (known === undefined) return null;
  return WOMEN.has(known) ? 'woman' : 'man';
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/).map(nameSeeds));
}
