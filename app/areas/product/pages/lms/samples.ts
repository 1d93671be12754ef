/** One small program in each language of the code studio, with what it prints. */

export interface CodeSample {
  readonly language: string;
  /** The file's name, as editors show it. */
  readonly file: string;
  readonly code: string;
  /** An example: only {@link RUNNABLE} is really run here. */
  readonly output: string;
}

/** The language that visitors' browsers run. */
export const RUNNABLE = 'JavaScript';

const OUTPUT = 'Halo, Sari!\nHalo, Bima!\nHalo, Tiur!';

function sample(language: string, file: string, code: string, output = OUTPUT): CodeSample {
  return { language, file, code, output };
}

export const codeSamples: readonly CodeSample[] = [
  sample('Python', 'sapa.py', `for nama in ["Sari", "Bima", "Tiur"]:\n    print(f"Halo, {nama}!")`),
  sample(
    'JavaScript',
    'sapa.js',
    'for (const nama of ["Sari", "Bima", "Tiur"]) {\n  console.log("Halo, " + nama + "!");\n}',
  ),
  sample(
    'TypeScript',
    'sapa.ts',
    'const peserta: string[] = ["Sari", "Bima", "Tiur"];\npeserta.forEach((nama) => console.log("Halo, " + nama + "!"));',
  ),
  sample(
    'Java',
    'Sapa.java',
    'class Sapa {\n  public static void main(String[] args) {\n    for (var nama : new String[] {"Sari", "Bima", "Tiur"})\n      System.out.println("Halo, " + nama + "!");\n  }\n}',
  ),
  sample(
    'C',
    'sapa.c',
    '#include <stdio.h>\n\nint main(void) {\n  const char *nama[] = {"Sari", "Bima", "Tiur"};\n  for (int i = 0; i < 3; i++) printf("Halo, %s!\\n", nama[i]);\n}',
  ),
  sample(
    'C++',
    'sapa.cpp',
    '#include <iostream>\n\nint main() {\n  for (auto nama : {"Sari", "Bima", "Tiur"})\n    std::cout << "Halo, " << nama << "!\\n";\n}',
  ),
  sample(
    'C#',
    'Sapa.cs',
    'foreach (var nama in new[] { "Sari", "Bima", "Tiur" })\n    Console.WriteLine($"Halo, {nama}!");',
  ),
  sample(
    'Go',
    'sapa.go',
    'package main\n\nimport "fmt"\n\nfunc main() {\n\tfor _, nama := range []string{"Sari", "Bima", "Tiur"} {\n\t\tfmt.Printf("Halo, %s!\\n", nama)\n\t}\n}',
  ),
  sample(
    'Rust',
    'sapa.rs',
    'fn main() {\n    for nama in ["Sari", "Bima", "Tiur"] {\n        println!("Halo, {nama}!");\n    }\n}',
  ),
  sample(
    'PHP',
    'sapa.php',
    '<?php\nforeach (["Sari", "Bima", "Tiur"] as $nama) {\n    echo "Halo, {$nama}!\\n";\n}',
  ),
  sample(
    'Kotlin',
    'Sapa.kt',
    'fun main() {\n    listOf("Sari", "Bima", "Tiur").forEach { println("Halo, $it!") }\n}',
  ),
  sample(
    'SQL',
    'sapa.sql',
    "SELECT 'Halo, ' || nama || '!' AS sapaan\nFROM peserta\nORDER BY id;",
    `sapaan\n-----------\n${OUTPUT}`,
  ),
];
