export const CATEGORY_OUTLINE = `
office | Office Supplies | Perlengkapan Kantor
  paper | Paper | Kertas
    copy-paper | Copy Paper | Kertas Fotokopi
      white-paper | White Paper | HVS Putih
        paper-a4 | A4 | A4
        paper-f4 | F4 and Folio | F4 dan Folio
        paper-a3 | A3 | A3
      coloured-paper | Coloured Paper | HVS Warna
    specialty-paper | Specialty Paper | Kertas Khusus
      photo-paper | Photo Paper | Kertas Foto
      card-paper | Card and Cover Paper | Kertas Sampul
      continuous-form | Continuous Form | Continuous Form
      thermal-paper | Thermal Rolls | Kertas Termal
    sticky-notes | Sticky Notes | Sticky Notes
    notebooks | Notebooks and Books | Buku Tulis
    business-forms | Business Forms | Nota dan Formulir
    envelopes | Envelopes | Amplop
  writing | Writing Instruments | Alat Tulis
    pens | Pens | Pulpen
      ballpoint-pens | Ballpoint Pens | Pulpen Tinta Minyak
      gel-pens | Gel Pens | Pulpen Gel
    pencils | Pencils and Erasers | Pensil dan Penghapus
    markers | Markers | Spidol
      whiteboard-markers | Whiteboard Markers | Spidol Papan Tulis
      permanent-markers | Permanent Markers | Spidol Permanen
      highlighters | Highlighters | Stabilo
    correction | Correction | Koreksi
  filing | Filing | Pengarsipan
    lever-arch-files | Lever Arch Files | Ordner
    folders | Folders | Map
      clear-folders | Clear Folders | Map Plastik
      hanging-folders | Hanging Folders | Map Gantung
    archive-boxes | Archive Boxes | Boks Arsip
    labels | Labels | Label
  desk-accessories | Desk Accessories | Aksesori Meja
    staplers | Staplers and Punches | Stapler dan Pelubang
    clips | Clips and Pins | Klip dan Paku Payung
    cutting | Scissors and Cutters | Gunting dan Cutter
    glue | Glue | Lem
    calculators | Calculators | Kalkulator
    stamps | Stamps and Ink Pads | Stempel dan Bak Tinta
  presentation | Boards and Presentation | Papan dan Presentasi
cleaning | Cleaning & Hygiene | Kebersihan dan Higiene
  cleaning-chemicals | Cleaning Chemicals | Cairan Pembersih
    floor-care | Floor Care | Perawatan Lantai
      floor-cleaners | Floor Cleaners | Pembersih Lantai
      floor-polish | Floor Polish | Poles Lantai
    toilet-care | Toilet Care | Pembersih Toilet
    kitchen-care | Kitchen Care | Pembersih Dapur
      dishwashing | Dishwashing | Pencuci Piring
        manual-dishwashing | Manual Dishwashing | Cuci Piring Tangan
        machine-dishwashing | Machine Dishwashing | Cuci Piring Mesin
      degreasers | Degreasers | Penghilang Lemak
    glass-care | Glass Care | Pembersih Kaca
    disinfectants | Disinfectants | Disinfektan
    laundry | Laundry | Binatu
    air-care | Air Care | Pengharum Ruangan
    pest-control | Pest Control | Pengendali Hama
  washroom | Washroom | Kamar Kecil
    tissue | Tissue | Tisu
      toilet-tissue | Toilet Tissue | Tisu Toilet
      facial-tissue | Facial Tissue | Tisu Wajah
      hand-towels | Hand Towels | Tisu Tangan
    hand-care | Hand Care | Perawatan Tangan
      hand-soap | Hand Soap | Sabun Tangan
      hand-sanitizer | Hand Sanitizer | Pembersih Tangan
    dispensers | Dispensers | Dispenser
  cleaning-tools | Cleaning Tools | Alat Kebersihan
    mops | Mops | Pel
    brooms | Brooms and Brushes | Sapu dan Sikat
    cloths | Cloths and Sponges | Lap dan Spons
    buckets | Buckets and Carts | Ember dan Troli
    cleaning-machines | Cleaning Machines | Mesin Kebersihan
  waste | Waste | Sampah
    bins | Bins | Tempat Sampah
    bin-liners | Bin Liners | Kantong Sampah
safety | Safety & PPE | Keselamatan dan APD
  head-protection | Head Protection | Pelindung Kepala
    helmets | Safety Helmets | Helm Proyek
    helmet-accessories | Helmet Accessories | Aksesori Helm
  eye-protection | Eye and Face Protection | Pelindung Mata dan Wajah
    safety-glasses | Safety Glasses | Kacamata Pengaman
    goggles | Goggles and Face Shields | Goggle dan Pelindung Muka
  ear-protection | Hearing Protection | Pelindung Telinga
  respiratory | Respiratory Protection | Pelindung Pernapasan
    disposable-respirators | Disposable Respirators | Masker Sekali Pakai
    reusable-respirators | Reusable Respirators | Respirator Pakai Ulang
      half-masks | Half Masks | Setengah Muka
      respirator-filters | Filters and Cartridges | Filter dan Cartridge
  hand-protection | Hand Protection | Pelindung Tangan
    work-gloves | Work Gloves | Sarung Tangan Kerja
      general-gloves | General Purpose | Serbaguna
      special-gloves | Special Hazards | Bahaya Khusus
        cut-gloves | Cut Resistant | Tahan Sayat
        chemical-gloves | Chemical Resistant | Tahan Kimia
        electric-gloves | Electrical Insulating | Isolasi Listrik
        welding-gloves | Welding | Las
  foot-protection | Foot Protection | Pelindung Kaki
    safety-shoes | Safety Shoes | Sepatu Safety
    safety-boots | Rubber Boots | Sepatu Bot
  body-protection | Body Protection | Pelindung Badan
    hi-vis | High Visibility | Rompi Reflektif
    coveralls | Coveralls and Rainwear | Baju Kerja dan Jas Hujan
  fall-protection | Fall Protection | Pelindung Jatuh
  fire-safety | Fire Safety | Pemadam Kebakaran
  site-safety | Site Safety | Rambu dan Pengaman Area
electrical | Electrical | Kelistrikan
  cables | Cables | Kabel
    power-cables | Power Cables | Kabel Daya
      installation-cables | Installation Cables | Kabel Instalasi
        nya-cables | NYA | NYA
        nym-cables | NYM | NYM
        nyy-cables | NYY | NYY
      flexible-cables | Flexible Cables | Kabel Serabut
    cable-accessories | Cable Accessories | Aksesori Kabel
      cable-ties | Cable Ties | Pengikat Kabel
      lugs | Lugs and Terminals | Skun dan Terminal
      conduits | Conduits and Trunking | Pipa dan Duct
  protection | Circuit Protection | Proteksi
    breakers | Circuit Breakers | Pemutus Arus
      mcb | MCB | MCB
      mccb | MCCB | MCCB
    residual-current | Residual Current Devices | ELCB dan RCBO
    control-gear | Control Gear | Kontaktor dan Relai
    panels | Panels and Boxes | Panel dan Boks
  wiring-devices | Wiring Devices | Sakelar dan Stopkontak
    switches | Switches | Sakelar
    sockets | Sockets | Stopkontak
    extension | Extension Sockets | Stopkontak Sambung
  lighting | Lighting | Penerangan
    lamps | Lamps | Lampu
      led-bulbs | LED Bulbs | Bohlam LED
      led-tubes | LED Tubes | Lampu TL LED
    luminaires | Luminaires | Rumah Lampu
      indoor-luminaires | Indoor Luminaires | Lampu Dalam
      outdoor-luminaires | Outdoor Luminaires | Lampu Luar
  batteries | Batteries | Baterai
  ventilation | Fans and Ventilation | Kipas dan Ventilasi
tools | Tools & Hardware | Perkakas dan Material
  hand-tools | Hand Tools | Perkakas Tangan
    screwdrivers | Screwdrivers | Obeng
    wrenches | Wrenches | Kunci
      combination-wrenches | Combination Wrenches | Kunci Ring Pas
      adjustable-wrenches | Adjustable Wrenches | Kunci Inggris
      hex-keys | Hex Keys | Kunci L
      socket-sets | Socket Sets | Kunci Sok
    pliers | Pliers | Tang
    striking-tools | Striking and Cutting | Palu dan Gergaji
    measuring-tools | Measuring Tools | Alat Ukur
    tool-storage | Tool Storage | Kotak Perkakas
  power-tools | Power Tools | Perkakas Listrik
    drills | Drills | Bor
      corded-drills | Corded Drills | Bor Listrik
      cordless-drills | Cordless Drills | Bor Baterai
      drill-bits | Drill Bits | Mata Bor
    grinders | Grinders | Gerinda
      abrasives | Discs and Abrasives | Batu Gerinda dan Amplas
    welding | Welding | Pengelasan
  fasteners | Fasteners | Pengikat
    bolts-nuts | Bolts and Nuts | Baut dan Mur
    screws | Screws | Sekrup
    anchors | Anchors | Angkur dan Dynabolt
  building-materials | Paints and Sealants | Cat dan Perekat
    paints | Paints | Cat
      wall-paints | Wall Paints | Cat Tembok
      metal-wood-paints | Metal and Wood Paints | Cat Besi dan Kayu
      paint-tools | Paint Tools | Alat Cat
    sealants | Sealants and Adhesives | Sealant dan Lem
    lubricants | Lubricants | Pelumas
  plumbing | Plumbing | Pipa dan Sanitasi
  access | Ladders and Handling | Tangga dan Troli
it | IT & Electronics | Komputer dan Elektronik
  computers | Computers | Komputer
    laptops | Laptops | Laptop
    desktops | Desktops | Komputer Desktop
    monitors | Monitors | Monitor
  peripherals | Peripherals | Aksesori Komputer
    mice-keyboards | Mice and Keyboards | Tetikus dan Papan Ketik
      mice | Mice | Tetikus
      keyboards | Keyboards | Papan Ketik
    headsets-webcams | Headsets and Webcams | Headset dan Kamera Web
    computer-cables | Cables and Adapters | Kabel dan Adaptor
      video-cables | Video Cables | Kabel Video
      usb-cables | USB Cables and Hubs | Kabel dan Hub USB
    power-accessories | Chargers and Power Banks | Pengisi Daya
  storage-devices | Storage | Penyimpanan
    flash-drives | Flash Drives and Cards | Flashdisk dan Kartu Memori
    internal-storage | Internal Drives and Memory | SSD dan RAM
    external-storage | External Drives | Hard Disk Eksternal
  network | Networking | Jaringan
    routers-switches | Routers and Switches | Router dan Switch
      switches-network | Switches | Switch
      access-points | Routers and Access Points | Router dan Access Point
    network-cabling | Network Cabling | Pengkabelan Jaringan
      copper-cabling | Copper Cabling | Kabel Tembaga
        patch-cords | Patch Cords | Patch Cord
        bulk-cables | Bulk Cable | Kabel Gulung
        network-connectors | Connectors and Panels | Konektor dan Panel
      racks | Racks | Rak Server
  printing | Printing | Pencetakan
    printers | Printers | Printer
    ink-toner | Ink and Toner | Tinta dan Toner
      ink | Ink | Tinta
      toner | Toner | Toner
  office-electronics | Office Electronics | Elektronik Kantor
    meeting-room | Meeting Room | Ruang Rapat
    security-attendance | Security and Attendance | CCTV dan Absensi
    power-backup | UPS and Stabilisers | UPS dan Stabilizer
pantry | Pantry | Pantry
  beverages | Beverages | Minuman
    coffee | Coffee | Kopi
      instant-coffee | Instant Coffee | Kopi Instan
        coffee-mix | Coffee Mix | Kopi Campur
        black-coffee | Black Coffee | Kopi Hitam
      bean-coffee | Beans and Ground Coffee | Kopi Biji dan Bubuk
    tea | Tea | Teh
    milk-drinks | Milk and Malt Drinks | Susu dan Minuman Cokelat
    water | Mineral Water | Air Mineral
    soft-drinks | Soft Drinks and Juice | Minuman Ringan dan Sari Buah
  food | Food | Makanan
    snacks | Snacks | Camilan
      biscuits | Biscuits and Wafers | Biskuit dan Wafer
      savoury-snacks | Savoury Snacks | Camilan Asin
      sweets | Sweets | Permen dan Cokelat
    staples | Staples | Bahan Pokok
      rice-sugar | Rice, Sugar and Oil | Beras, Gula dan Minyak
      condiments | Condiments | Bumbu dan Saus
    instant-food | Instant Food | Makanan Instan
    fresh | Fresh Food | Bahan Segar
  tableware | Tableware | Peralatan Makan
    disposable-tableware | Disposable Tableware | Alat Makan Sekali Pakai
    kitchenware | Kitchenware | Peralatan Dapur
    pantry-appliances | Pantry Appliances | Elektronik Pantry
packaging | Packaging | Kemasan
  boxes | Boxes | Kardus
    corrugated-boxes | Corrugated Boxes | Kardus Bergelombang
      single-wall-boxes | Single Wall | Satu Dinding
      double-wall-boxes | Double Wall | Dua Dinding
    mailer-boxes | Mailer Boxes | Kardus Pos
  tapes | Tapes | Lakban
    packing-tapes | Packing Tapes | Lakban Kemasan
    special-tapes | Special Tapes | Lakban Khusus
  protective | Protective Packaging | Pelindung Barang
    bubble-wrap | Bubble Wrap and Foam | Bubble Wrap dan Busa
    stretch-film | Stretch and Shrink Film | Plastik Wrap
  bags | Bags | Kantong
    plastic-bags | Plastic Bags | Plastik
      poly-bags | Poly Bags | Plastik PE dan PP
      zip-bags | Zip Bags | Plastik Klip
      courier-bags | Courier Bags | Polymailer
    paper-bags | Paper Bags | Kantong Kertas
    sacks | Sacks | Karung
  food-packaging | Food Packaging | Kemasan Makanan
  shipping-labels | Shipping Labels and Printing | Label Pengiriman
  strapping | Strapping and Pallets | Tali Strapping dan Palet
furniture | Furniture | Mebel
  seating | Seating | Tempat Duduk
    office-chairs | Office Chairs | Kursi Kantor
      task-chairs | Task Chairs | Kursi Staf
      executive-chairs | Executive Chairs | Kursi Direktur
    visitor-chairs | Visitor Chairs | Kursi Tamu
    sofas | Sofas and Waiting Seats | Sofa dan Kursi Tunggu
  desks | Desks and Tables | Meja
    work-desks | Work Desks | Meja Kerja
    meeting-tables | Meeting Tables | Meja Rapat
    pantry-tables | Pantry and Folding Tables | Meja Lipat dan Kantin
  storage-furniture | Storage | Penyimpanan
    cabinets | Cabinets | Lemari
      filing-cabinets | Filing Cabinets | Lemari Arsip
      lockers | Lockers | Loker
    shelving | Shelving | Rak
    safes | Safes | Brankas
  partitions | Partitions and Decor | Partisi dan Dekorasi
medical | Medical & First Aid | Medis dan P3K
  first-aid | First Aid | P3K
    first-aid-kits | First Aid Kits | Kotak P3K
    wound-care | Wound Care | Perawatan Luka
      bandages | Bandages and Dressings | Perban dan Kasa
      plasters | Plasters and Tapes | Plester
      antiseptics | Antiseptics | Antiseptik
  medical-consumables | Consumables | Barang Habis Pakai
    medical-masks | Medical Masks | Masker Medis
    medical-gloves | Medical Gloves | Sarung Tangan Medis
      nitrile-gloves | Nitrile | Nitril
      latex-gloves | Latex | Lateks
    injection | Injection and Infusion | Suntik dan Infus
    medical-apparel | Medical Apparel | Pakaian Medis
  diagnostics | Diagnostics | Diagnostik
    thermometers | Thermometers | Termometer
    blood-pressure | Blood Pressure | Tensimeter
    rapid-tests | Rapid Tests | Tes Cepat
  medicines | Over-the-counter Medicines | Obat Bebas
    vitamins | Vitamins | Vitamin
  clinic-equipment | Clinic Equipment | Perlengkapan Klinik
`
